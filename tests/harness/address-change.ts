import type { Locator } from '@playwright/test';

/** Has `control` pressed in the moment in which the page's address changes, which is before the next page shows. */
export const pressAsTheAddressChanges = (control: Locator): Promise<void> =>
  control.evaluate((element: HTMLElement) => {
    const { pushState } = history;
    history.pushState = (...args) => {
      pushState.apply(history, args);
      element.click();
    };
  });
