/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { migrations } from '../store/migrations.ts';
import { type ChosenFile, pdfOf, sendOffer } from '../testing/offer-form.ts';
import { eventually, RunningService } from '../testing/running-service.ts';

let service: RunningService;
let scratch: string;
beforeEach(async () => {
  service = await RunningService.start();
  scratch = await mkdtemp(join(tmpdir(), 'intake-erasing-'));
});
afterEach(async () => {
  await service.remove();
  await rm(scratch, { recursive: true });
});

/** Somebody who wants to be forgotten: words that stand in no other offer. The long text needs pages of its own. */
const person = {
  firstName: 'Hroswitha',
  lastName: 'Vergissmeinnicht',
  company: 'Spurlos GbR',
  email: 'hroswitha.v@spurlos.example',
  phone: '0151 24681357',
  message: `Mein Garten am Kirchsteig. ${'Der Flieder blüht. '.repeat(200)}`,
};
const words = [
  ...Object.values(person),
  'Kirchsteig',
  'Flieder',
  'Lageplan-Kirchsteig',
  'Bytes des Lageplans',
];
const plan = (): ChosenFile => {
  const bytes = pdfOf(3000);
  bytes.set(Buffer.from('\n%Bytes des Lageplans\n'), 1500);
  return { name: 'Lageplan-Kirchsteig.pdf', type: 'application/pdf', bytes };
};
const send = (changes: Record<string, string>, file?: ChosenFile) =>
  sendOffer(service.url, changes, file).then(({ reference = '' }) => reference);
const others = async (count: number) => {
  for (let sent = 0; sent < count; sent += 1) {
    await send({ email: `o${sent}@example.com`, message: 'x'.repeat(1 + ((sent * 997) % 4900)) });
  }
};
const delivered = () =>
  eventually(async () => service.rows(`select 1 from outbox where state != 'sent'`).length === 0);

/** The files below a folder in which one of the words stands, each with the word. */
async function traces(folder: string, sought = words): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name));
    for (const word of sought) if (bytes.includes(word)) found.push(`${entry.name}: ${word.slice(0, 30)}`);
  }
  return found;
}

describe('an offer that is erased', () => {
  it('leaves no byte in the data of a running service, nor in a new backup', async () => {
    await others(12);
    const reference = await send(person, plan());
    await others(12);
    await delivered();
    expect((await traces(service.folder)).length).toBeGreaterThan(0);
    await service.offers('purge', reference);
    expect(await traces(service.folder)).toEqual([]);
    await service.offers('backup', join(scratch, 'backup'));
    expect(await traces(scratch)).toEqual([]);
    expect(service.rows('select count(*) as offers from offer')).toEqual([{ offers: 24 }]);
  });

  it('leaves none in the data of a service that was killed before', async () => {
    const reference = await send(person, plan());
    await others(3);
    await delivered();
    await service.end('SIGKILL');
    await service.offers('purge', reference);
    expect(await traces(service.folder)).toEqual([]);
  });

  it('leaves nothing of a mail whose writing was killed', async () => {
    const reference = await send(person);
    await delivered();
    await writeFile(join(service.folder, 'mail', `${reference}.department.eml.part`), person.lastName);
    await service.offers('purge', reference);
    expect(await traces(service.folder)).toEqual([]);
  });

  it('is said to stand in files still when there is no room to rewrite them, until there is', async () => {
    const reference = await send(person, plan());
    await others(30);
    await delivered();
    await service.end();
    // Room for some pages in the log, but not for all of them.
    await expect(offersWithin(128, 'purge', reference)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^what was deleted may still stand .*: npm run offers -- wipe\n$/),
    });
    expect(await service.offers('wipe')).toBe('what was deleted is gone\n');
    expect(await traces(service.folder)).toEqual([]);
    expect(await service.offers('wipe')).toBe('there is nothing to wipe\n');
  });

  it('is said not to be deleted when nothing can be written', async () => {
    const reference = await send(person);
    await delivered();
    await service.end();
    await expect(offersWithin(32, 'purge', reference)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^not deleted, or not wholly: .*purge again\n$/),
    });
    expect(await service.offers('purge', reference)).toBe(`${reference} is deleted\n`);
    expect(await traces(service.folder)).toEqual([]);
  });
});

describe('what was deleted', () => {
  it('by the retention of a service leaves no byte either', async () => {
    await send(person, plan());
    await others(3);
    await delivered();
    service.write(`update offer set created_at = '2020-01-01' where email = '${person.email}'`);
    await service.end();
    await service.run({ RETENTION_DAYS: '30' });
    expect(service.rows('select count(*) as offers from offer')).toEqual([{ offers: 3 }]);
    expect(await traces(service.folder)).toEqual([]);
  });

  it('by an earlier program, which overwrote nothing, is wiped at the first start of this one', async () => {
    await service.end();
    for (const file of await readdir(service.folder)) {
      if (file.startsWith('offers.sqlite')) await rm(join(service.folder, file));
    }
    const { firstName, lastName, company, email, phone, message } = person;
    const texts = [
      'id',
      'VK-1',
      'key',
      'hash',
      'Sonstiges',
      '',
      firstName,
      lastName,
      company,
      email,
      phone,
      message,
    ];
    const earlier = new DatabaseSync(join(service.folder, 'offers.sqlite'));
    earlier.exec('create table schema_version (version integer primary key, applied_at text not null)');
    for (const [index, statements] of migrations.slice(0, 3).entries()) {
      for (const statement of statements) if (typeof statement === 'string') earlier.exec(statement);
      earlier.exec(`insert into schema_version values (${index + 1}, '')`);
    }
    earlier.prepare(`insert into offer values (${texts.map(() => '?')}, '2026', '')`).run(...texts);
    earlier.exec('delete from offer');
    earlier.close();
    expect(await traces(service.folder)).toContain('offers.sqlite: Kirchsteig');
    await service.run();
    expect(await traces(service.folder)).toEqual([]);
  });
});

/** `npm run offers` where no file may have more than so many KiB, as on a full disk. */
function offersWithin(kibibytes: number, ...args: string[]): Promise<{ stdout: string }> {
  const program = join(__dirname, '..', 'offers', 'main.ts');
  const limited = ['-c', `ulimit -f ${kibibytes}; exec "$@"`, 'bash', process.execPath, program, ...args];
  return promisify(execFile)('bash', limited, { env: { ...process.env, DATA_DIR: service.folder } });
}
