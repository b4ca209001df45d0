/** @jest-environment node */
import { filledIn, pdf, sendOffer } from '../testing/offer-form.ts';
import { RunningService } from '../testing/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start({ METRICS_PORT: '0' });
});
afterAll(() => service?.remove());

describe('the metrics', () => {
  it('count answers, refusals, attachments and mails, and name nobody', async () => {
    const { reference = '' } = await sendOffer(service.url, {}, pdf(1234));
    await service.mails(reference);
    await sendOffer(service.url, { email: 'nirgends' });
    await fetch(`${service.url}/service/x?${filledIn.email}`);
    const text = await service.metrics();
    const route = 'route="/service/uploadrealestate"';
    expect(text).toContain(`intake_answer_seconds_count{method="POST",${route},status="201"} 1`);
    expect(text).toContain('intake_answer_seconds_count{method="GET",route="none",status="404"} 1');
    expect(text).toContain('intake_refusals_total{code="email_invalid"} 1');
    expect(text).toContain('intake_inspections_total{kind="pdf",found="nothing"} 1');
    expect(text).toContain('intake_attachment_bytes 1234');
    expect(text).toContain('intake_mails{state="dead"} 0');
    expect(text).toContain('intake_oldest_unsent_mail_seconds 0');
    expect(text).toContain('intake_room 1');
    expect(text).toContain('intake_database_up 1');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('example.com');
  });

  it('are not to be had where visitors are', async () => {
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  });
});
