/** The id of the settings' dialog, which the footer's button names. */
export const PANEL = 'privatsphaere';
