/** @jest-environment node */
import { realEdge } from './testing/real-edge.ts';
import { realService } from './testing/real-service.ts';

it('/healthz asks the services once a second, however many want to know', async () => {
  const asked = { intake: 0, search: 0 };
  const intake = await realService((_request, response) => {
    asked.intake += 1;
    response.end();
  });
  const search = await realService((_request, response) => {
    asked.search += 1;
    response.end();
  });
  const app = await realEdge({ intake: intake.url, search: search.url });
  try {
    const ask = async () => JSON.parse((await app.inject('/healthz')).body);
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    for (const answer of answers) expect(answer).toMatchObject({ intake: 'up', search: 'up' });
    while (Math.min(asked.intake, asked.search) < 2) await ask();
    const seconds = (performance.now() - started) / 1000;
    for (const times of Object.values(asked)) expect(times).toBeLessThanOrEqual(Math.floor(seconds) + 1);
  } finally {
    await app.close();
    intake.stop();
    search.stop();
  }
});
