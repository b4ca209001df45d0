/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Highlight } from './Highlight.tsx';

const html = (text: string, terms: string[]) =>
  render(<Highlight text={text} terms={terms} />).container.innerHTML;

describe('Highlight', () => {
  it('marks whole words, however their umlauts were searched for', () => {
    expect(html('Eröffnung in Nürnberg, feierlich', ['eroffnung', 'nurnberg'])).toBe(
      '<mark>Eröffnung</mark> in <mark>Nürnberg</mark>, feierlich',
    );
  });

  it('shows HTML in a text as text', () => {
    expect(html('<b>Berlin</b>', ['berlin', 'b'])).toBe(
      '&lt;<mark>b</mark>&gt;<mark>Berlin</mark>&lt;/<mark>b</mark>&gt;',
    );
  });

  it('leaves a text without hits as it is', () => {
    expect(html('Kassel', [])).toBe('Kassel');
  });
});
