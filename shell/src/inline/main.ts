/*
 * What stands inline in the head of every document: it has to be there before anything that can be pressed, and decides
 * when the scripts with an address are asked for. Each byte of it is in each document.
 */
import './fonts-ahead.ts';
import './first-screen.ts';
// Before the presses are kept: what is pressed has to be there.
import './late-styles.ts';
import './keep-presses.ts';
import './begin-scripts.ts';
