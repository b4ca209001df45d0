import { text } from '../../../text/restaurant-search.ts';
import { hoursLines } from './opening-hours.ts';

describe('opening hours', () => {
  it('are shown as Germans write them', () => {
    expect(
      hoursLines(
        [
          { from: 'mon', to: 'sat', opens: '08:30', closes: '24:00' },
          { from: 'sun', to: 'sun', opens: '10:00', closes: '02:00' },
        ],
        text.de,
      ),
    ).toEqual(['Mo–Sa 8:30–24\u00a0Uhr', 'So 10–2\u00a0Uhr']);
  });

  it('say „rund um die Uhr“ for a restaurant that never closes', () => {
    expect(hoursLines([{ from: 'mon', to: 'sun', opens: '00:00', closes: '24:00' }], text.de)).toEqual([
      'Täglich rund um die Uhr',
    ]);
  });
});
