/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { errorMessages } from '../../../offer/errors.ts';
import { chooseRegion, forgetRegion } from '../../region/chosen-region.ts';
import { equation, fillIn, messageOf, openForm, openFormAgain, sendButton } from './testing/open-form.tsx';
import { problem, ScriptedIntake } from './testing/scripted-intake.ts';

const copyTo = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const lorenz = 'Ihre Nachricht geht in Kopie an Frau Wiebke Lorenz, Region\u00a03.';
const brinkmann = 'Ihre Nachricht geht in Kopie an Herrn Jonas Brinkmann, Region\u00a06.';

describe('the form of a visitor who has found their contact person', () => {
  let intake: ScriptedIntake;
  beforeEach(async () => {
    intake = new ScriptedIntake();
    await intake.start();
  });
  afterEach(() => {
    act(forgetRegion);
    return intake.stop();
  });

  it('says who gets a copy as soon as somebody was found, and sends the number of the region', async () => {
    const { user } = openForm();
    expect(screen.queryByRole('checkbox', { name: /in Kopie/ })).toBeNull();
    await fillIn(user);
    act(() => chooseRegion('3'));
    expect(copyTo(lorenz).checked).toBe(true);
    await user.click(sendButton());
    await screen.findByRole('status');
    expect(intake.posts[0]?.fields.region).toBe('3');
  });

  it('names that person once the offer is sent, in the place of the department', async () => {
    act(() => chooseRegion('3'));
    const { user } = openForm();
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByText(/^Fragen zu Ihrem Vorgang beantwortet Frau Wiebke Lorenz\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Frau Wiebke Lorenz, Telefon/ })).toBeTruthy();
  });

  it('sends no copy to whom it is taken back from', async () => {
    act(() => chooseRegion('3'));
    const { user } = openForm();
    await fillIn(user);
    await user.click(copyTo(lorenz));
    expect(copyTo(lorenz).checked).toBe(false);
    await user.click(sendButton());
    await screen.findByRole('status');
    expect(intake.posts[0]?.fields).not.toHaveProperty('region');
  });

  it('does not take up again what was taken back, after a look at another page', async () => {
    act(() => chooseRegion('3'));
    const { user, leave } = openForm();
    await equation('7 + 4');
    await user.click(copyTo(lorenz));
    leave();
    openFormAgain();
    act(() => chooseRegion('3'));
    expect(copyTo(lorenz).checked).toBe(false);
    await equation('8 + 4');
  });

  it('follows the search to another person, and gives the copy back', async () => {
    act(() => chooseRegion('3'));
    const { user } = openForm();
    await user.click(copyTo(lorenz));
    await user.click(copyTo(lorenz));
    expect(copyTo(lorenz).checked).toBe(true);
    await user.click(copyTo(lorenz));
    act(() => chooseRegion('6'));
    expect(copyTo(brinkmann).checked).toBe(true);
    await equation('7 + 4');
  });

  it('says beside the copy what is wrong with the region, should the intake refuse it', async () => {
    act(() => chooseRegion('6'));
    intake.scripts.push(
      problem(422, 'region_invalid', [{ field: 'region', code: 'region_invalid', message: 'x' }]),
    );
    const { user } = openForm();
    await fillIn(user);
    await user.click(sendButton());
    await waitFor(() => expect(messageOf(copyTo(brinkmann))).toBe(errorMessages.region_invalid));
    await user.click(screen.getByRole('link', { name: /^Ansprechperson: / }));
    expect(document.activeElement).toBe(copyTo(brinkmann));
  });
});
