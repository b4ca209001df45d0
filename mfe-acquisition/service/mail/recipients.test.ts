/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { filledIn, formOf, post, sendOffer, solvedChallenge } from '../testing/offer-form.ts';
import { RunningService } from '../testing/running-service.ts';

const services: RunningService[] = [];
async function start(): Promise<RunningService> {
  const service = await RunningService.start();
  services.push(service);
  return service;
}
afterAll(() => Promise.all(services.map((service) => service.remove())));

const count = (service: RunningService, kind: string) =>
  service.rows(`select message_id from outbox where kind = '${kind}'`).length;
const withheld = (service: RunningService) =>
  service.rows(`select reference from offer where unconfirmed = 'recipient_limit' order by created_at`);

describe('an address that twenty offers name', () => {
  it('gets three confirmations, the department gets all of them and is told', async () => {
    const service = await start();
    const spellings = [
      'opfer@example.com',
      'Opfer@EXAMPLE.com',
      'opfer+1@example.com',
      'OPFER+zwei@Example.Com',
    ];
    const references: string[] = [];
    for (let sent = 0; sent < 20; sent += 1) {
      const { status, reference = '' } = await sendOffer(service.url, { email: spellings[sent % 4] ?? '' });
      expect(status).toBe(201);
      references.push(reference);
    }
    expect([count(service, 'department'), count(service, 'confirmation')]).toEqual([20, 3]);
    expect(withheld(service)).toEqual(references.slice(3).map((reference) => ({ reference })));
    const { department } = await service.mails(references[3] ?? '', 1);
    const note =
      /Eine Eingangsbestätigung wurde nicht verschickt: Diese E-Mail-Adresse hat in den letzten 24 Stunden schon drei/;
    expect(department?.text).toMatch(note);
    expect(department?.html).toMatch(note);
    const { department: confirmed } = await service.mails(references[2] ?? '');
    expect(confirmed?.text).not.toContain('Hinweis:');
    expect(await service.offers('show', references[3] ?? '')).toMatch(note);
    const lines = (await service.offers('list')).trim().split('\n');
    expect(lines.map((line) => line.includes('keine Bestätigung'))).toEqual(
      references.map((_, index) => index >= 3),
    );
    const others = await sendOffer(service.url, { email: 'andere@example.com' });
    expect(Object.keys(await service.mails(others.reference ?? ''))).toHaveLength(2);
  });

  it('gets three of five that come at once, and no less for a post that is repeated', async () => {
    const service = await start();
    const email = 'opfer@example.com';
    const body = formOf({ ...filledIn, email, ...(await solvedChallenge(service.url)) });
    const headers = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2, 3]) expect((await post(service.url, body, headers)).status).toBe(201);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendOffer(service.url, { email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect([count(service, 'department'), count(service, 'confirmation')]).toEqual([6, 3]);
  });

  it('gets one again after 24 hours, and stands nowhere but in its offers', async () => {
    const service = await start();
    const send = () => sendOffer(service.url, { email: 'opfer@example.com', website: '' });
    for (const _ of [1, 2, 3, 4]) await send();
    const slots = service.rows('select * from confirmation_slot');
    expect(slots).toHaveLength(3);
    expect(JSON.stringify(slots)).not.toContain('opfer');
    const [until] = slots.map((slot) => Date.parse(String(slot.until)) - Date.now());
    expect(until).toBeGreaterThan(23.9 * 3_600_000);
    expect(until).toBeLessThanOrEqual(24 * 3_600_000);
    service.write(`update confirmation_slot set until = '2020-01-01' where slot = 2`);
    await send();
    await send();
    expect(count(service, 'confirmation')).toBe(4);
    service.write(`update confirmation_slot set until = '2020-01-01' where slot = 3`);
    await service.end();
    await service.run();
    expect(service.rows('select slot from confirmation_slot')).toEqual([{ slot: 1 }, { slot: 2 }]);
  });
});
