import { expect, type Locator, type Page } from '@playwright/test';
import { solve } from '../../mfe-acquisition/offer/equation.ts';
import { offerPath } from '../../mfe-acquisition/offer/offer.ts';

/** What the form says when an offer has arrived. */
export const sentText =
  'Nachricht abgeschickt. Wir bearbeiten Ihre Anfrage umgehend und melden uns wieder bei Ihnen.';

export const referencePattern = /VK-\d{6}-[A-Z2-9]{4}-[A-Z2-9]{4}/;

/** The labels of the fields of text, as the visitor reads them. */
export const labels = {
  firstName: 'Vorname *',
  lastName: 'Nachname *',
  company: 'Firma *',
  email: 'E-Mail-Adresse *',
  phone: 'Telefonnummer *',
  message: 'Ihre Nachricht',
  answer: 'Lösung der Gleichung *',
} as const;

/** The offer form as a visitor sees it. */
export class OfferPage {
  readonly form: Locator;
  readonly subject: Locator;
  readonly salutation: Locator;
  readonly file: Locator;
  readonly privacy: Locator;
  readonly draft: Locator;
  readonly summary: Locator;
  readonly send: Locator;
  /** The posts that left the page. */
  readonly posts: string[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Kontaktformular' });
    this.subject = this.form.getByLabel('Betreff *');
    this.salutation = this.form.getByLabel('Anrede');
    this.file = this.form.getByLabel('* Datei wählen (max. 15 MB; PDF, PNG, JPG.)');
    this.privacy = this.form.getByRole('checkbox', { name: /Datenschutzinformationen/ });
    this.draft = this.form.getByRole('checkbox', { name: 'Entwurf auf diesem Gerät speichern' });
    this.summary = this.form.getByRole('alert');
    this.send = this.form.getByRole('button', { name: /^(Nachricht|Erneut) absenden$|^Wird gesendet/ });
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(offerPath)) this.posts.push(request.url());
    });
  }

  field = (name: keyof typeof labels) => this.form.getByLabel(labels[name], { exact: true });

  /** Comes to the form, waits for the equation, with which it is complete, and solves it. */
  async solution(): Promise<string> {
    await this.form.scrollIntoViewIfNeeded();
    const equation = this.form.getByText(/^\d+ \+ \d+ =$/);
    await expect(equation).toBeVisible();
    return String(solve(((await equation.textContent()) ?? '').replace(' =', '')));
  }

  /** Fills in every field but the file, from top to bottom. */
  async fillIn(company: string): Promise<void> {
    const answer = await this.solution();
    await this.subject.selectOption('Abgabe eines Angebotes');
    await this.salutation.selectOption('Frau');
    for (const [name, text] of Object.entries({ ...visitor, company })) {
      await this.field(name as keyof typeof labels).fill(text);
    }
    await this.privacy.check();
    await this.field('answer').fill(answer);
  }

  /** Every field still holds what `fillIn` wrote, and the file is still chosen. */
  async expectFilledIn(company: string, fileName?: string): Promise<void> {
    await expect(this.subject).toHaveValue('Abgabe eines Angebotes');
    await expect(this.salutation).toHaveValue('Frau');
    const texts = { ...visitor, company, answer: await this.solution() };
    for (const [name, text] of Object.entries(texts)) {
      await expect(this.field(name as keyof typeof labels)).toHaveValue(text);
    }
    await expect(this.privacy).toBeChecked();
    if (fileName) await expect(this.form.getByText(fileName, { exact: true })).toBeVisible();
  }

  /** The message beside a control, which the control itself names. */
  async messageOf(control: Locator): Promise<Locator> {
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    const described = (await control.getAttribute('aria-describedby')) ?? '';
    return this.form.locator(`[id="${described.split(' ').at(-1)}"]`);
  }

  /** The offer was accepted: gives its reference. */
  async expectSent(): Promise<string> {
    const status = this.page.getByRole('status').filter({ hasText: 'Ihre Vorgangsnummer' });
    await expect(status.getByText(sentText, { exact: true })).toBeVisible({ timeout: 30_000 });
    const reference = (await status.getByText(referencePattern).last().textContent()) ?? '';
    expect(reference).toMatch(new RegExp(`^${referencePattern.source}$`));
    return reference;
  }

  /** Sending failed: says so in German, in focus, with phone and e-mail beside it. */
  async expectFailure(reason: RegExp): Promise<void> {
    await expect(this.summary).toContainText('Ihre Nachricht wurde nicht abgeschickt');
    await expect(this.summary).toContainText(reason);
    await expect(this.summary).toBeFocused();
    await expect(this.summary.getByRole('link', { name: '089 1234567-18' })).toHaveAttribute(
      'href',
      'tel:+4989123456718',
    );
    await expect(this.summary.getByRole('link', { name: 'immobilien@goldbraun.example' })).toHaveAttribute(
      'href',
      'mailto:immobilien@goldbraun.example',
    );
    await expect(this.send).toHaveText('Erneut absenden');
  }
}

/** What the visitor of the tests writes. */
export const visitor = {
  firstName: 'Änne',
  lastName: 'Groß',
  email: 'aenne.gross@example.com',
  phone: '08031 12345',
  message: '3.200 m² an der B 15,\nheute Ackerland',
};

/** Opens the acquisition page, or another one that holds the form, and waits until the form is complete. */
export async function openOfferForm(page: Page, address = '/akquise'): Promise<OfferPage> {
  const offer = new OfferPage(page);
  await page.goto(address);
  await offer.solution();
  return offer;
}

/**
 * Takes exactly the failed requests that the test has forced out of the troubles: the browser itself logs them.
 */
export async function expectFailedRequests(
  troubles: string[],
  reason: RegExp,
  count: () => number = () => 1,
): Promise<void> {
  const isForced = (trouble: string) =>
    trouble.startsWith('error: Failed to load resource') && reason.test(trouble);
  await expect.poll(() => troubles.filter(isForced).length - count()).toBe(0);
  for (const forced of troubles.filter(isForced)) troubles.splice(troubles.indexOf(forced), 1);
}
