import { namedSite } from '@goldbraun/toolchain/testing';
import { paths, routes } from './remote.ts';

describe('mfe-content', () => {
  it('answers and renders every path that the shell gives to it', () => {
    const owned = namedSite().table.remotes.find((entry) => entry.remote === 'mfe-content')?.paths;
    expect(routes.map((route) => route.path)).toEqual(owned);
    expect(paths).toEqual(owned);
  });
});
