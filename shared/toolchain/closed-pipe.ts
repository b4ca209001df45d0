/**
 * Lets a command end quietly whose reader has seen enough, as in `npm run history -w mfe-news | head`: without this,
 * Node ends it with an error.
 */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
