declare module '*.module.css' {
  const classNames: Record<string, string>;
  export default classNames;
}
declare module '*.css';
declare module 'react-redux-unshared' {
  export * from 'react-redux';
}
declare module 'disabled-snapshot-handler' {
  export const DisabledSnapshotHandler: new () => object;
}
declare module 'pannellum/build/pannellum.js';
