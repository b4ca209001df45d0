import { ownership } from '../../shell/src/routes.ts';
import { paths, routes } from './remote.ts';

describe('mfe-content', () => {
  it('answers and renders every path that the shell gives to it', () => {
    const owned = ownership.find((entry) => entry.remote === 'mfe-content')?.paths;
    expect(routes.map((route) => route.path)).toEqual(owned);
    expect(paths).toEqual(owned);
  });
});
