declare module 'react-redux-unshared' {
  export * from 'react-redux';
}
declare module 'disabled-snapshot-handler' {
  export const DisabledSnapshotHandler: new () => object;
}
declare module 'pannellum/build/pannellum.js';
