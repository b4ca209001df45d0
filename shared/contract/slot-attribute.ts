/** Marks the element in which a slot stands: by it the shell sees when a visitor comes near. */
export const SLOT_ATTRIBUTE = 'data-slot';
