/** What the plugin's runtime would look up in snapshots; there are none. */
const helpers = { global: {} };

export default helpers;
