/** In what state the intake is asked: as usual, by somebody who has used the rate limit up, full, or gone. */
export type State = 'open' | 'limited' | 'full' | 'away';
/** How it is asked; through nginx only where that is installed. */
export type Way = 'directly' | 'through the shell' | 'through nginx';
