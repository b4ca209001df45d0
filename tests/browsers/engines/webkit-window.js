/**
 * `gjs -m webkit-window.js <folder of the profile>`: a window of WebKitGTK that WebKitWebDriver drives; runs in GNOME's JavaScript (gjs). WebKit's own MiniBrowser would do, but for one thing:
 * driven, it browses privately, and then WebKit keeps the console to itself.
 *
 * Writes on stderr what the console says, as WebKit words it, and `HTTP 404 <address>` for answers of 400 and more, which it leaves out there.
 */

import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import { programArgs } from 'system';

Gtk.init(null);
// By which WebKit knows `prefers-reduced-motion`.
Gtk.Settings.get_default().gtk_enable_animations = false;

const [profile] = programArgs;
const context = WebKit.WebContext.new_with_website_data_manager(
  new WebKit.WebsiteDataManager({ base_data_directory: profile, base_cache_directory: profile }),
);
context.set_automation_allowed(true);
context.set_preferred_languages(['de-DE']);

const view = new WebKit.WebView({
  web_context: context,
  is_controlled_by_automation: true,
  settings: new WebKit.Settings({ enable_write_console_messages_to_stdout: true }),
});
view.connect('resource-load-started', (_view, resource) => {
  resource.connect('finished', () => {
    const status = resource.get_response()?.get_status_code() ?? 0;
    if (status >= 400) printerr(`HTTP ${status} ${resource.get_uri()}`);
  });
});
view.connect('close', () => Gtk.main_quit());

context.connect('automation-started', (_context, session) => {
  const browser = new WebKit.ApplicationInfo();
  browser.set_name('WebKitGTK');
  browser.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version());
  session.set_application_info(browser);
  session.connect('create-web-view', () => view);
});

const window = new Gtk.Window({ default_width: 1440, default_height: 900 });
window.add(view);
window.show_all();
Gtk.main();
