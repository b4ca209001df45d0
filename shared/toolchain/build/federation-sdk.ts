/**
 * The part of `@module-federation/sdk` that the plugin's runtime names in the browser, without the rest: its logger and its loader of
 * scripts would be half a kilobyte of each container. It is never called, since no build here names a remote (`disableRemote`).
 */
export const ENCODE_NAME_PREFIX = 'ENCODE_NAME_PREFIX';
export const decodeName = (name: string): string => name;
