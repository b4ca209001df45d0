import { type PageHandle, useText } from '@goldbraun/shared/contract/index.ts';
import { text as table } from '../../../text/hamburg.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { CityPage } from '../../sections/city-page/CityPage.tsx';

export const handle: PageHandle = { meta: () => pageMeta(table.de) };

export function Component() {
  return <CityPage {...useText(table)} />;
}
