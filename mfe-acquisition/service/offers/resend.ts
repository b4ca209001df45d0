import type { Command } from './command.ts';
import { findOffer } from './show.ts';

/**
 * `resend VK-…` sends the mails of an offer again, `resend` alone all that were given up. A running service sends
 * them within seconds.
 */
export const resend: Command = async (places, [reference]) => {
  const which = reference ? { offerId: (await findOffer(places, reference)).offer.id } : 'dead';
  const mails = await places.archive.resend(which, new Date());
  return `${mails} ${mails === 1 ? 'mail' : 'mails'} will be sent again`;
};
