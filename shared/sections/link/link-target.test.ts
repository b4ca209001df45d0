import { linkTarget } from './link-target.ts';

describe('linkTarget', () => {
  it('leads a named route and a path through the router', () => {
    expect(linkTarget('locations')).toEqual({ to: '/standorte' });
    expect(linkTarget('/aktuelles/archiv')).toEqual({ to: '/aktuelles/archiv' });
  });

  it('leaves places on the page, files and other sites to the browser', () => {
    expect(linkTarget('#openForm')).toEqual({ href: '#openForm' });
    expect(linkTarget('/asset/pdf/broschuere.pdf')).toEqual({ href: '/asset/pdf/broschuere.pdf' });
    expect(linkTarget('https://www.goldbraun.example/')).toEqual({ href: 'https://www.goldbraun.example/' });
  });
});
