const { PATH, NODE_COMPILE_CACHE } = process.env;

/** What a process of Node gets of this one's environment: with what was compiled before, it starts in two thirds of the time. */
export const nodeEnvironment: NodeJS.ProcessEnv = { PATH, NODE_COMPILE_CACHE };
