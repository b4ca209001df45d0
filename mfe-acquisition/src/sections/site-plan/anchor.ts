/** Where the plan is on a page; what is shared leads there. */
export const PLAN_ANCHOR = 'lageplan';
