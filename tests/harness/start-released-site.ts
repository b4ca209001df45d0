import { launchSite } from './launch.ts';

/** Starts the site that tests share, as it is released. */
export default async function startReleasedSite() {
  const site = await launchSite('production');
  process.env.SITE_URL = site.address;
  process.env.SITE_DATA = site.data;
  return () => site.stop();
}
