/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledIn, formOf, pdf, post, sendOffer, solvedChallenge } from '../testing/offer-form.ts';
import { eventually, RunningService } from '../testing/running-service.ts';

let service: RunningService;
let scratch: string;
beforeEach(async () => {
  service = await RunningService.start();
  scratch = await mkdtemp(join(tmpdir(), 'intake-offers-'));
});
afterEach(async () => {
  await service.remove();
  await rm(scratch, { recursive: true });
});

const file = pdf(2000);
async function accept(changes: Record<string, string> = {}, attachment = true): Promise<string> {
  const { reference = '' } = await sendOffer(service.url, changes, attachment ? file : undefined);
  await eventually(async () => service.rows(`select 1 from outbox where state != 'sent'`).length === 0);
  return reference;
}

describe('npm run offers', () => {
  it('lists offers, all or from a day on, and shows everything of one', async () => {
    const [first, second] = [await accept(), await accept({ company: 'Andere AG' }, false)];
    const lines = (await service.offers('list')).trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      new RegExp(`^${first} .*Müller & Söhne GmbH {2}pdf {2}department sent, confirmation sent$`),
    );
    expect(lines[1]).toContain('Andere AG');
    expect((await service.offers('list', '--since', '2999-01-01')).trim()).toBe('');
    expect((await service.offers('list', '--unsent')).trim()).toBe('');
    const shown = await service.offers('show', second.toLowerCase());
    expect(shown).toMatch(/company: +Andere AG\n/);
    expect(shown).toMatch(/message: +Ein Grundstück\n +an der B2\n/);
    expect(shown).toMatch(/state: +sent\n/);
  });

  it('says whose region an offer is for', async () => {
    const [without, reference] = [await accept({}, false), await accept({ region: '7' }, false)];
    const [plain, regional] = (await service.offers('list')).trim().split('\n');
    expect(plain).toMatch(new RegExp(`^${without} .*GmbH {2}– {2}department sent`));
    expect(regional).toMatch(new RegExp(`^${reference} .*GmbH {2}Region 7 {2}– {2}department sent`));
    expect(await service.offers('show', reference)).toMatch(/^region: +7$/m);
    expect(await service.offers('show', without)).not.toContain('region:');
    const [head, ...rows] = (await service.offers('export', '--csv')).split('\n').slice(0, -1);
    expect(head).toContain(';Nachricht;Region;Verdacht;');
    expect(rows.map((row) => row.includes(';7;;'))).toEqual([false, false, false, true]);
  });

  it('sends the mails of an offer again', async () => {
    const reference = await accept();
    await rm(join(service.folder, 'mail'), { recursive: true });
    await service.end();
    await service.run();
    expect(await service.offers('resend', reference)).toBe('2 mails will be sent again\n');
    expect((await service.mails(reference)).department?.subject).toContain(reference);
  });

  it('exports a table that a spreadsheet can’t be tricked with, and a folder with the files', async () => {
    const reference = await accept({
      company: '=HYPERLINK("https://evil.example";"A")',
      message: 'a "b";\nc',
    });
    const folder = join(scratch, 'export');
    expect(await service.offers('export', folder)).toBe(`1 offer in ${folder}\n`);
    expect((await readdir(folder)).sort()).toEqual([`${reference}.pdf`, 'offers.csv']);
    expect(Buffer.from(file.bytes).equals(await readFile(join(folder, `${reference}.pdf`)))).toBe(true);
    const table = await readFile(join(folder, 'offers.csv'), 'utf8');
    expect(table).toMatch(/^\uFEFFVorgang;Eingegangen;Betreff;/);
    expect(table).toContain(`;"'=HYPERLINK(""https://evil.example"";""A"")";`);
    expect(table).toContain(';"a ""b"";\nc";');
    expect(await service.offers('export', '--csv')).toBe(`${table.trimEnd()}\n`);
  });

  it('deletes one offer with its row, its file and its mails', async () => {
    const [gone, kept] = [await accept(), await accept()];
    expect(await service.offers('purge', gone)).toBe(`${gone} is deleted\n`);
    expect(service.rows('select reference from offer')).toEqual([{ reference: kept }]);
    expect(service.rows('select distinct offer_id from outbox')).toHaveLength(1);
    expect(await service.files('attachments')).toHaveLength(1);
    const mails = await service.files('mail');
    expect(mails.every((name) => name.startsWith(kept))).toBe(true);
    expect(mails).toHaveLength(2);
  });

  it('deletes what is older than so many days, but nothing that the department has not got', async () => {
    const [old, unsent, fresh] = [await accept(), await accept(), await accept()];
    service.write(`update offer set created_at = '2020-01-01' where reference in ('${old}', '${unsent}')`);
    service.write(`update outbox set state = 'dead' where message_id like '<${unsent}.department%'`);
    expect(await service.offers('purge', '--days', '365')).toBe('1 offer is deleted\n');
    const left = service.rows('select reference from offer').map(({ reference }) => reference);
    expect(left.sort()).toEqual([unsent, fresh].sort());
  });

  it('says in a few words what is wrong with a command', async () => {
    const wrong: [string[], RegExp][] = [
      [['nothing'], /^npm run offers -- list/],
      [['show', 'VK-1'], /^there is no offer VK-1\n$/],
      [['show'], /^which offer\?.*\n$/],
      [['list', '--since', 'gestern'], /^--since must be a date.*\n$/],
      [['list', '--nonsense'], /^Unknown option.*\n$/],
      [['purge'], /^purge which\?.*\n$/],
      [['export'], /^export either to a folder or as --csv\n$/],
    ];
    for (const [args, message] of wrong) {
      const stderr = expect.stringMatching(message);
      await expect(service.offers(...args)).rejects.toMatchObject({ code: 1, stderr });
    }
  });
});

describe('the retention', () => {
  it('deletes old offers by itself', async () => {
    const [old, fresh] = [await accept(), await accept()];
    service.write(`update offer set created_at = '2020-01-01' where reference = '${old}'`);
    await service.end();
    await service.run({ RETENTION_DAYS: '30' });
    expect(service.rows('select reference from offer')).toEqual([{ reference: fresh }]);
    expect(await service.files('attachments')).toHaveLength(1);
  });
});

describe('a backup of a running service', () => {
  it('restores every offer from before it, and a repeated post gets its old reference', async () => {
    const body = formOf({ ...filledIn, ...(await solvedChallenge(service.url)) }, file);
    const headers = { 'idempotency-key': randomUUID() };
    const { reference } = await post(service.url, body, headers);
    await service.mails(reference ?? '');
    const folder = join(scratch, 'backup');
    const uploads = Promise.all(Array.from({ length: 5 }, () => sendOffer(service.url, {}, pdf(500_000))));
    await service.offers('backup', folder);
    await uploads;
    await service.end('SIGKILL');

    await rm(service.folder, { recursive: true });
    await cp(folder, service.folder, { recursive: true });
    await service.run();
    const rows = service.rows('select id, reference from offer left join attachment on offer_id = id');
    expect(rows).toContainEqual(expect.objectContaining({ reference }));
    const files = await service.files('attachments');
    for (const { id } of rows) expect(files).toContain(id);
    expect(await post(service.url, body, headers)).toMatchObject({ status: 201, reference });
    expect((await sendOffer(service.url, {}, file)).status).toBe(201);
    await expect(service.offers('backup', folder)).rejects.toMatchObject({
      stderr: expect.stringContaining('is not empty'),
    });
  });
});
