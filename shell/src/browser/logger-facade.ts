/**
 * In the place of the logger of the federation's SDK, which is made for build tools as well and cuts stack traces: here what it
 * says goes to the console as it is, and the rest would be half a kilobyte of every first load.
 */
export const createLogger = (prefix: string) => ({
  warn: (...said: unknown[]) => console.warn(prefix, ...said),
  error: (...said: unknown[]) => console.error(prefix, ...said),
});

export const createInfrastructureLogger = createLogger;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = () => {};
