/**
 * How one and the same source can reach a visitor: composed of microfrontends as this site is; as one server-rendered program without
 * federation; by federation in the browser as the plugin's defaults make it; and this site's own answers as static files, which is the
 * floor.
 */
export const ways = ['composed', 'program', 'federation', 'files'] as const;
export type Way = (typeof ways)[number];

/** A site in one of the ways, on a port of its own. */
export interface RunningWay {
  address: URL;
  close(): Promise<void> | void;
}
