/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Html } from './Html.tsx';

const realm = globalThis as { trustedTypes?: unknown };

afterEach(() => {
  delete realm.trustedTypes;
});

describe('Html', () => {
  it('shows the markup of a text in the wanted element', () => {
    render(<Html as="p" html="ab <strong>2.500&nbsp;m²</strong>" />);
    const figure = screen.getByText('2.500 m²');
    expect(figure.textContent).toBe('2.500\u00a0m²');
    expect(figure.tagName).toBe('STRONG');
    expect(figure.parentElement?.tagName).toBe('P');
  });

  it('makes the policy of a browser with Trusted Types once, however many copies of the code there are', async () => {
    const made: string[] = [];
    realm.trustedTypes = {
      createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => {
        made.push(name);
        return rules;
      },
    };
    const first = await import('./trusted-html.ts');
    jest.resetModules();
    const second = await import('./trusted-html.ts');
    expect(first.trustedHtml).not.toBe(second.trustedHtml);
    expect([first.trustedHtml('<b>1</b>'), second.trustedHtml('<b>2</b>')]).toEqual(['<b>1</b>', '<b>2</b>']);
    expect(made).toEqual(['goldbraun']);
  });
});
