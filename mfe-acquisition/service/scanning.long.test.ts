/** @jest-environment node */

import { addDocument } from './testing/added-document.ts';
import { type ChosenFile, pdfOf, sendOffer } from './testing/offer-form.ts';
import { eventually, RunningService } from './testing/running-service.ts';
import { eicar, VirusScanner } from './testing/virus-scanner.ts';

const scanner = new VirusScanner();
let service: RunningService;
beforeAll(async () => {
  await scanner.start();
  service = await RunningService.start({ CLAMD_URL: scanner.url, METRICS_PORT: '0' });
});
afterAll(async () => {
  await service?.remove();
  await scanner.remove();
});

const pdfWith = (comment: string): ChosenFile => {
  const bytes = pdfOf(5000);
  bytes.set(Buffer.from(`\n%${comment}\n`, 'latin1'), 2000);
  return { name: 'a.pdf', type: 'application/pdf', bytes };
};
const clean = () => pdfWith('nothing');
const infected = () => pdfWith(eicar);
const department = async (reference = '') => (await service.mails(reference)).department;

describe('with a virus scanner', () => {
  it('a clean attachment is accepted, and its mail goes out at once', async () => {
    const { status, reference } = await sendOffer(service.url, {}, clean());
    expect(status).toBe(201);
    expect((await department(reference))?.attachments).toHaveLength(1);
    expect(service.rows('select scan from attachment')).toEqual([{ scan: 'clean' }]);
  });

  it('an infected attachment is refused while its sender can still choose another one', async () => {
    expect(await sendOffer(service.url, {}, infected())).toMatchObject({
      status: 422,
      errors: [{ field: 'attachment', code: 'attachment_infected' }],
    });
    expect(await service.files('attachments')).toHaveLength(1);
  });

  it('that is down, offers are accepted and the department’s mails held until it is back', async () => {
    await scanner.end();
    const references: string[] = [];
    for (const file of [clean(), infected()]) {
      const { status, reference = '' } = await sendOffer(service.url, {}, file);
      expect(status).toBe(201);
      references.push(reference);
      expect(Object.keys(await service.mails(reference, 1))).toEqual(['confirmation']);
    }
    const held = service.rows(`select kind from outbox where state = 'held'`);
    expect(held).toEqual([{ kind: 'department' }, { kind: 'department' }]);
    expect(await service.metrics()).toContain('intake_mails{state="held"} 2');

    await scanner.start();
    await eventually(
      async () => service.rows(`select 1 from attachment where scan = 'pending'`).length === 0,
    );
    const [cleanMail, infectedMail] = [await department(references[0]), await department(references[1])];
    expect(cleanMail?.attachments).toHaveLength(1);
    expect(infectedMail?.attachments).toHaveLength(0);
    expect(infectedMail?.text).toMatch(
      /^Hinweis: Im Anhang wurde Schadsoftware gefunden \(Eicar-Test-Signature[^)]*\)\. Er liegt dieser E-Mail nicht bei/,
    );
    expect(await service.files('attachments')).toHaveLength(3);
  });

  it('a document that is added is refused when it is infected, and its mail is held while nobody can say', async () => {
    const answer = await sendOffer(service.url, { email: 'dritte@example.com' });
    const { reference = '', documentsToken = '' } = answer;
    expect(await addDocument(service.url, documentsToken, { file: infected() })).toMatchObject({
      status: 422,
      errors: [{ field: 'attachment', code: 'attachment_infected' }],
    });
    await scanner.end();
    expect((await addDocument(service.url, documentsToken, { file: clean() })).status).toBe(201);
    expect(Object.keys(await service.mails(reference))).toEqual(['confirmation', 'department']);
    expect(service.rows(`select kind from outbox where state = 'held'`)).toEqual([{ kind: 'document' }]);
    await scanner.start();
    expect((await service.mails(reference, 3))['document-1']?.attachments).toHaveLength(1);
  });

  it('that is taken out of the configuration, held mails go out', async () => {
    await scanner.end();
    const { reference = '' } = await sendOffer(service.url, { email: 'andere@example.com' }, clean());
    await service.mails(reference, 1);
    await service.end();
    await service.run({ CLAMD_URL: '' });
    expect((await department(reference))?.attachments).toHaveLength(1);
  });
});
