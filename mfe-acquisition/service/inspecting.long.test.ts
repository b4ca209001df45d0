/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type ChosenFile, pdf, pdfOf, sendOffer } from './testing/offer-form.ts';
import { packedPdf } from './testing/packed-pdf.ts';
import { RunningService } from './testing/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
});
afterAll(() => service?.remove());

const pdfFile = (bytes: Uint8Array): ChosenFile => ({
  name: 'a.pdf',
  type: 'application/pdf',
  bytes: new Uint8Array(bytes),
});
const script = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>';

async function remarksOf(file: ChosenFile): Promise<{ remarks: unknown; text: string; html: string }> {
  // Each from another address: one alone would get three confirmations and no more.
  const email = `${randomUUID()}@example.com`;
  const { status, reference = '' } = await sendOffer(service.url, { email }, file);
  expect(status).toBe(201);
  const [row] = service.rows(
    `select remarks from attachment join offer on id = offer_id where reference = '${reference}'`,
  );
  const { department } = await service.mails(reference);
  expect(department?.attachments).toHaveLength(1);
  return { remarks: row?.remarks, text: department?.text ?? '', html: department?.html ?? '' };
}

describe('a PDF', () => {
  it('that does nothing by itself is kept without a remark', async () => {
    const { remarks, text } = await remarksOf(pdf());
    expect(remarks).toBe('');
    expect(text).not.toContain('Hinweis:');
    expect((await remarksOf(pdfFile(await packedPdf('')))).remarks).toBe('');
  });

  it.each([
    ['a script', () => pdfOf(1000, script)],
    [
      'a script whose name is written in numbers',
      () => pdfOf(1000, script.replace('JavaScript', 'J#61vaScript')),
    ],
    ['a script in an object stream', () => packedPdf(script)],
    ['a program to start', () => pdfOf(1000, '/OpenAction<</S/Launch/F(cmd.exe)>>')],
    ['an embedded file', () => pdfOf(1000, '/Names<</EmbeddedFiles<</Names[]>>>>')],
  ])('with %s is kept, and the department is told', async (_what, make) => {
    const { remarks, text, html } = await remarksOf(pdfFile(await make()));
    expect(remarks).toBe('active');
    expect(text).toMatch(/^Hinweis: Der Anhang enthält aktive Inhalte/);
    expect(html).toContain('Hinweis: Der Anhang enthält aktive Inhalte');
  });

  it('with a password is kept, and the department is told', async () => {
    const key = '0'.repeat(64);
    const encrypt = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>`;
    const { remarks, text } = await remarksOf(pdfFile(pdfOf(1000, '', encrypt)));
    expect(remarks).toBe('encrypted');
    expect(text).toMatch(/^Hinweis: Der Anhang ist verschlüsselt/);
  });

  it('without pages or any structure is refused as damaged', async () => {
    for (const bytes of [Buffer.from('%PDF-1.7\nnothing at all\n%%EOF\n'), Buffer.from('%PDF-%%EOF')]) {
      expect(await sendOffer(service.url, {}, pdfFile(bytes))).toMatchObject({
        status: 422,
        code: 'attachment_damaged',
      });
    }
  });

  it('that unpacks to more than the memory for it is refused, and the next one is looked into', async () => {
    const bomb = await packedPdf(script, 900 * 1024 * 1024);
    expect(bomb.length).toBeLessThan(15 * 1024 * 1024);
    expect(await sendOffer(service.url, {}, pdfFile(bomb))).toMatchObject({
      status: 422,
      code: 'attachment_damaged',
    });
    expect((await remarksOf(pdf())).remarks).toBe('');
  });

  it('that can’t be looked into in time is kept, and the department is told', async () => {
    await remarksOf(pdf());
    const processes = execFileSync('ps', ['-eo', 'pid,ppid'], { encoding: 'utf8' });
    const inspector = processes
      .split('\n')
      .map((line) => line.trim().split(/ +/).map(Number))
      .find(([, parent]) => parent === service.pid);
    process.kill(inspector?.[0] as number, 'SIGSTOP');
    const { remarks, text } = await remarksOf(pdf());
    expect(remarks).toBe('unchecked');
    expect(text).toMatch(/^Hinweis: Der Anhang konnte nicht geprüft werden/);
    expect((await remarksOf(pdf())).remarks).toBe('');
  });
});
