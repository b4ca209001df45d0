import { layOut } from '../../../site-plan/lay-out.ts';
import { examplePlot, type Plot } from '../../../site-plan/plot.ts';
import { text } from '../../../text/site-plan.ts';
import { distances, tableRows } from './table-rows.ts';

function fitting(plot: Partial<Plot>) {
  const plan = layOut({ ...examplePlot, ...plot });
  if (!plan.fits) throw new Error('It should fit.');
  return plan;
}
const rows = (plot: Partial<Plot>) =>
  tableRows(fitting(plot), text.de.table).map(({ number, what, how, area }) =>
    [number, what, how, area].join('|').replaceAll('\u00a0', ' '),
  );

describe('the table of a plan', () => {
  it('says what lies on the smallest plot, with the numbers of the drawing', () => {
    expect(rows({ width: 50, depth: 50 })).toEqual([
      '1|Restaurant|25 × 20 m|500 m²',
      '2|Terrasse|14 × 5 m|70 m²',
      '3|Nebengebäude|4,5 × 8 m|36 m²',
      '4|Fahrspuren|2 parallele, je 3 m; 23 Autos warten|485 m²',
      '5|Stellplätze|14, davon 1 barrierefrei|180 m²',
      '6|Fahrgassen|6 m breit|168 m²',
      '7|Zufahrt und Ausfahrt|7 m und 3,5 m breit|147 m²',
      '8|Wege für Gäste||15 m²',
      '|Grün und Reserve||900 m²',
      '|Bebaut und befestigt|65 % des Grundstücks, erlaubt sind 80 %|1.601 m²',
      '|Grundstück|50 × 50 m|2.500 m²',
    ]);
  });

  it('names the second access of a corner', () => {
    expect(rows({ corner: true }).find((row) => row.startsWith('7'))).toContain('zweite Straße 6 m');
  });

  it('says how far the buildings are from the boundary', () => {
    expect(distances(fitting({ width: 50, depth: 50 }))).toEqual({ street: 19, back: 11, nearest: 3 });
  });
});
