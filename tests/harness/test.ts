/** The shared site, as it is released. */
export const siteUrl = () => process.env.SITE_URL as string;
export const siteData = () => process.env.SITE_DATA as string;
export const developmentSiteUrl = () => process.env.DEVELOPMENT_SITE_URL as string;

export {
  collectTroubles,
  expect,
  hydrated,
  quietTest as test,
} from '../../shared/toolchain/testing/playwright.ts';
