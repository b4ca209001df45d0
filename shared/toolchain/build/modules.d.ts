declare module 'react-redux-unshared' {
  export * from 'react-redux';
}
declare module 'disabled-snapshot-handler' {
  export const DisabledSnapshotHandler: new () => object;
}
declare module 'pannellum/build/pannellum.js';
/** What is used of the loader, which brings no types. */
declare module 'css-loader' {
  export function defaultGetLocalIdent(
    loader: { resourcePath: string },
    pattern: string,
    local: string,
    options: object,
  ): string;
}
