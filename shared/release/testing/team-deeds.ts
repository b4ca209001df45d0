import { ReleaseError, type ReleaseStore } from '../release-store.ts';
import { Releases } from '../releases.ts';
import { BuiltReleases } from './built-releases.ts';

/**
 * What a team does to its releases, as tests of one kind of store.
 * @param open gives the store of mfe-news in a place where nothing is yet
 */
export function describeDeeds(kind: string, open: () => Promise<ReleaseStore>): void {
  let builds: BuiltReleases;
  let releases: Releases;
  beforeEach(async () => {
    builds = new BuiltReleases();
    releases = new Releases(await open(), 'mfe-news');
  });
  afterEach(() => builds.remove());

  const publish = (number: number) => releases.publish(builds.build(number));
  const live = async () => (await releases.live())?.metadata.version;
  const shares = async () =>
    Object.fromEntries(
      (await releases.all()).map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
    );
  const [a, b, c, d] = [1, 2, 3, 4].map((number) => `1.${number}.0-0123456789`) as [
    string,
    string,
    string,
    string,
  ];

  describe(`the releases of one team in a ${kind}`, () => {
    it('are none before the first one', async () => {
      expect([await releases.all(), await releases.history(), await live()]).toEqual([[], [], undefined]);
    });

    it('go live when they are published, with the earlier ones kept for a rollback', async () => {
      await publish(1);
      await publish(2);
      expect([await live(), await shares()]).toEqual([b, { [b]: 100, [a]: 0 }]);
    });

    it('go back one by one, and say so when there is nothing to go back to', async () => {
      await publish(1);
      await publish(2);
      expect(await releases.rollback()).toBe(a);
      expect(await live()).toBe(a);
      await expect(releases.rollback()).rejects.toThrow(ReleaseError);
    });

    it('never go back to one that was itself rolled back', async () => {
      await publish(1);
      await publish(2);
      await releases.rollback();
      await publish(3);
      expect(await releases.rollback()).toBe(a);
    });

    it('are the same when one is published twice', async () => {
      await publish(1);
      await publish(1);
      expect(await releases.all()).toHaveLength(1);
    });

    it('are published by a start only if they never were, and not while one is pinned', async () => {
      await releases.publishIfNew(builds.build(1));
      await releases.publishIfNew(builds.build(2));
      await releases.rollback();
      await releases.publishIfNew(builds.build(2));
      expect(await live()).toBe(a);
      await releases.pin(a);
      await releases.publishIfNew(builds.build(3));
      expect([await live(), (await releases.history()).length]).toEqual([a, 4]);
    });

    it('name each file to be checked by its hash', async () => {
      await publish(1);
      expect(await releases.live()).toMatchObject({
        url: `/remotes/mfe-news/${a}/remoteEntry.js`,
        metadata: { integrity: expect.stringMatching(/^sha384-/) },
        extras: { manifestIntegrity: expect.stringMatching(/^sha384-/) },
      });
    });
  });

  describe(`a canary in a ${kind}`, () => {
    beforeEach(() => publish(1));

    it('has its share of the visitors beside the live release, and more when it is told so', async () => {
      await releases.startCanary(builds.build(2), 10);
      expect([await live(), await shares()]).toEqual([a, { [b]: 10, [a]: 90 }]);
      await releases.startCanary(builds.build(2), 50);
      expect(await shares()).toEqual({ [b]: 50, [a]: 50 });
    });

    it('is live for all when it is promoted', async () => {
      await releases.startCanary(builds.build(2), 10);
      expect(await releases.promote()).toBe(b);
      expect([await live(), await shares()]).toEqual([b, { [b]: 100, [a]: 0 }]);
      expect(await releases.rollback()).toBe(a);
    });

    it('is gone after a rollback, and the live release stays', async () => {
      await releases.startCanary(builds.build(2), 10);
      expect(await releases.rollback()).toBe(a);
      expect(await shares()).toEqual({ [b]: 0, [a]: 100 });
      await expect(releases.promote()).rejects.toThrow(ReleaseError);
    });

    it.each([0, 100, 12.5, Number.NaN])('with a share of %p percent is refused', async (percent) => {
      await expect(releases.startCanary(builds.build(2), percent)).rejects.toThrow(/from 1 to 99/);
    });

    it('of the release that is live is refused', async () => {
      await expect(releases.startCanary(builds.build(1), 10)).rejects.toThrow(/is live already/);
    });
  });

  describe(`a pinned release in a ${kind}`, () => {
    beforeEach(async () => {
      await publish(1);
      await publish(2);
      await releases.pin(a);
    });

    it('is live and stays so, whatever is released, until it is unpinned', async () => {
      expect([await live(), await releases.pinned()]).toEqual([a, a]);
      await expect(publish(3)).rejects.toThrow(`pinned to ${a}: unpin lets other releases go live.`);
      await expect(releases.rollback()).rejects.toThrow(/pinned/);
      expect(await releases.unpin()).toBe(a);
      await publish(3);
      expect(await live()).toBe(c);
    });

    it('must be one that there is', async () => {
      await expect(releases.pin(d)).rejects.toThrow(`no release "${d}". There are:\n  ${b}\n  ${a}`);
      await releases.unpin();
      await expect(releases.unpin()).rejects.toThrow(/is not pinned/);
    });
  });

  describe(`a preview in a ${kind}`, () => {
    const later = Date.now() + 60_000;
    const previews = async () =>
      (await releases.previews()).map(({ name, metadata }) => [name, metadata.version]);

    it('is given to nobody, and stays through all that is done to releases', async () => {
      await publish(1);
      await releases.preview(builds.build(3), 'pr-42', later);
      expect([await live(), await shares(), await previews()]).toEqual([a, { [a]: 100 }, [['pr-42', c]]]);
      await publish(2);
      await releases.rollback();
      await publish(4);
      await releases.startCanary(builds.build(2), 10);
      await releases.rollback();
      await releases.pin(d);
      expect([await live(), await previews()]).toEqual([d, [['pr-42', c]]]);
      expect((await releases.all()).map(({ metadata }) => metadata.version)).not.toContain(c);
    });

    it('shows another build under the same name, until it is ended', async () => {
      await publish(1);
      await releases.preview(builds.build(2), 'pr-7', later);
      await releases.preview(builds.build(2), 'pr-42', later);
      await releases.preview(builds.build(3), 'pr-42', later);
      expect(await previews()).toEqual([
        ['pr-42', c],
        ['pr-7', b],
      ]);
      await releases.endPreview('pr-42');
      expect(await previews()).toEqual([['pr-7', b]]);
      await expect(releases.endPreview('pr-42')).rejects.toThrow('no preview "pr-42". There are:\n  pr-7');
    });

    it('ends by itself, and leaves with the next change', async () => {
      await publish(1);
      await releases.preview(builds.build(2), 'pr-42', Date.now() - 1);
      expect(await previews()).toEqual([]);
      expect((await releases.all())[0]?.extras.previews).toHaveLength(1);
      await publish(3);
      expect((await releases.all())[0]?.extras.previews).toBeUndefined();
    });

    it('needs a release beside which it stands, and room', async () => {
      await expect(releases.preview(builds.build(1), 'pr-42', later)).rejects.toThrow(/was never released/);
      await publish(1);
      for (let number = 0; number < 20; number += 1) {
        await releases.preview(builds.build(1), `pr-${number}`, later);
      }
      await expect(releases.preview(builds.build(1), 'pr-42', later)).rejects.toThrow(/has 20 previews/);
      await releases.preview(builds.build(1), 'pr-0', later);
      expect(await previews()).toHaveLength(20);
    });

    it('stands in the history by its name, with who sees what beside it', async () => {
      await publish(1);
      await releases.preview(builds.build(2), 'pr-42', later);
      await releases.endPreview('pr-42');
      const told = (await releases.history()).map(({ did, preview, live }) => ({ did, preview, live }));
      expect(told.slice(1)).toEqual([
        { did: 'preview', preview: 'pr-42', live: { [a]: 100 } },
        { did: 'end-preview', preview: 'pr-42', live: { [a]: 100 } },
      ]);
    });
  });

  it(`the history in a ${kind} says what was done when, and who saw what since`, async () => {
    await publish(1);
    await releases.startCanary(builds.build(2), 25);
    await releases.rollback();
    const history = await releases.history();
    expect(history.map(({ did, live }) => ({ did, live }))).toEqual([
      { did: 'release', live: { [a]: 100 } },
      { did: 'canary', live: { [b]: 25, [a]: 75 } },
      { did: 'rollback', live: { [a]: 100 } },
    ]);
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => new Date(at).toISOString()));
  });
}
