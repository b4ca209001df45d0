/** Under which the page set has what is said where a path's query can't be rendered. No path is like it. */
export const unansweredKey = (path: string): string => `${path}?`;

export const isUnanswered = (key: string): boolean => key.endsWith('?');

/** The path of a page, or of what is said in its place. */
export const pathOf = (key: string): string => key.replace(/\?$/, '');
