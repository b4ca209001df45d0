/**
 * In the place of what the federation's core loads scripts with: by elements, without a hash, and ahead of time. Here every
 * remote comes by checkedImport (remotes.ts), so none of it is ever called, and it would be 2 kB of every first load.
 */
const unused = () => {
  throw new Error('scripts are loaded by checkedImport');
};

export {
  unused as createLink,
  unused as createScript,
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as isStaticResourcesEqual,
  unused as loadScript,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
  unused as safeWrapper,
};
