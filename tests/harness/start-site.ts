import { launchSite } from './launch.ts';

/** Starts the two sites that most tests share: as it is released, and with React's development build. */
export default async function startSites() {
  const [production, development] = await Promise.all([launchSite('production'), launchSite('development')]);
  process.env.SITE_URL = production.address;
  process.env.SITE_DATA = production.data;
  process.env.DEVELOPMENT_SITE_URL = development.address;
  return async () => {
    await production.stop();
    await development.stop();
  };
}
