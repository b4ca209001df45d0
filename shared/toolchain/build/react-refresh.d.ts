/** What is used of the library, which brings no types. */
declare module 'react-refresh/runtime' {
  export function createSignatureFunctionForTransform(): (type: unknown, ...rest: unknown[]) => unknown;
  export function getFamilyByType(type: unknown): object | undefined;
  export function injectIntoGlobalHook(realm: object): void;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
  export function register(type: unknown, id: string): void;
}
