/** Under which the page set has what is said where a path's query can't be rendered. No path is like it. */
export const unansweredKey = (path: string): string => `${path}?`;
