import type { Locator } from '@playwright/test';

/** Scrolls to an element, if need be, and says where its middle is, in CSS pixels of the window. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
