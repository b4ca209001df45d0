/** @jest-environment node */
import type { Offer } from '../offer/offer.ts';
import { newRows } from './new-rows.ts';

describe('the rows of an offer', () => {
  const ids = {
    ...{
      id: 'id',
      key: 'key',
      network: '203.0.113.0',
      reference: 'VK-261229-ABCD-2345',
      contentHash: 'hash',
    },
    now: new Date('2026-12-29T10:00:00+01:00'),
  };
  const offer: Offer = {
    ...({
      subject: 'Sonstiges',
      salutation: '',
      firstName: '',
      lastName: 'Groß',
      company: 'Groß GmbH',
    } as const),
    ...({ email: 'a@example.com', phone: '', message: 'Ein Grundstück', privacy: true, region: '' } as const),
    ...{ token: '', answer: '' },
  };
  const answerBy = (region: Offer['region']) => newRows(ids, { ...offer, region }, '', null).offer.answer_by;

  it('promise the answer a day later where Epiphany is a holiday in the Land of the region', () => {
    expect([answerBy(''), answerBy('8'), answerBy('11')]).toEqual(['2027-01-06', '2027-01-06', '2027-01-07']);
  });
});
