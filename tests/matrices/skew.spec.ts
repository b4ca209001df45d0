/**
 * A shell and a remote of different ages, both really built: what speaks a contract that the shell knows runs, what
 * does not is refused by name.
 */
import { remoteNames } from '../../shared/toolchain/parts.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { paths } from '../harness/pages.ts';
import { healthOf } from '../harness/remote-variant.ts';
import { SourceCopy } from '../harness/source-copy.ts';
import { expect, hydrated, test } from '../harness/test.ts';
import { type Age, type BuiltAge, buildAges, type ShellAge } from './built-ages.ts';

const copies: Partial<Record<'before' | 'added' | 'next', SourceCopy>> = {};
let ages: Record<Age, BuiltAge>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const make = () => new SourceCopy(['shell', 'mfe-news']);
  ages = await buildAges(Object.assign(copies, { before: make(), added: make(), next: make() }));
});
test.afterAll(() => {
  for (const copy of Object.values(copies)) copy.remove();
});

/** Which of the remotes each shell runs. The first one is what it starts with. */
const shells: { shell: ShellAge; runs: Age[]; refuses: Age[] }[] = [
  { shell: 'before', runs: ['before'], refuses: ['now', 'added', 'next'] },
  { shell: 'now', runs: ['now'], refuses: ['before', 'added', 'next'] },
  { shell: 'next', runs: ['now', 'added', 'next'], refuses: ['before'] },
];

/** Why a shell refuses a remote: the contract is another one, or has not got what was added to it. */
function reasonOf(shell: ShellAge, age: Age): string {
  const { contract, additions } = ages[age];
  const { spoken, additions: had } = ages[shell];
  const has = spoken.map((each) => `${each}.${had[each] ?? 0}.0`).join(' and ');
  return spoken.includes(contract)
    ? `it needs contract ^${contract}.${additions[contract] ?? 0}.0, the shell has ${has}`
    : `it is built for contract ${contract}, the shell speaks ${spoken.join(' and ')}`;
}

for (const { shell, runs, refuses } of shells) {
  test.describe(`the shell of ${shell}`, () => {
    let site: TestSite;
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      const parts = new Map([...ages.now.parts, ...ages[shell].parts]);
      // The others are those of now: a shell that does not speak their contract would refuse them.
      const speaksNow = ages[shell].spoken.includes(ages.now.contract);
      site = await launchSite('production', {
        built: parts,
        without: speaksNow ? ['mfe-news'] : remoteNames,
      });
    });
    test.afterAll(() => site.stop());

    const newsOf = (age: Age) => {
      const built = ages[age].parts.get('mfe-news');
      if (!built) throw new Error('mfe-news is not built');
      return built;
    };
    const state = async () => (await healthOf(site)).remotes['mfe-news'];

    for (const age of runs) {
      test(`runs mfe-news of ${age}`, async ({ page }) => {
        const { version, output } = newsOf(age);
        await site.releases('mfe-news').publish({ version, output });
        await expect.poll(async () => (await state())?.version, { timeout: 30_000 }).toBe(version);
        await page.goto(`${site.address}${paths.news}`);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(ages[age].title);
        await page.getByRole('link', { name: 'Mehr erfahren' }).first().click();
        await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
      });
    }

    for (const age of refuses) {
      test(`refuses mfe-news of ${age} by name and keeps what it has`, async () => {
        const live = (await state())?.version;
        const { version, output } = newsOf(age);
        await site.releases('mfe-news').publish({ version, output });
        await expect.poll(async () => (await state())?.refused?.version, { timeout: 30_000 }).toBe(version);
        expect((await state())?.refused?.reason).toBe(reasonOf(shell, age));
        expect((await state())?.version).toBe(live);
        const html = await (await fetch(site.address + paths.news)).text();
        expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).not.toBe(ages[age].title);
      });
    }
  });
}
