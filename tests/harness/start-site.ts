import { launchSite } from './launch.ts';
import startReleasedSite from './start-released-site.ts';

/** Starts the two sites that most tests share: as it is released, and with React's development build. */
export default async function startSites() {
  const [stopReleased, development] = await Promise.all([startReleasedSite(), launchSite('development')]);
  process.env.DEVELOPMENT_SITE_URL = development.address;
  return async () => {
    await stopReleased();
    await development.stop();
  };
}
