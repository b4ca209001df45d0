import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

export type Language = 'de';

/** The part of the shell's store that remotes may read. They change it only through the hooks below. */
export interface SiteState {
  site: {
    lang: Language;
    /** The interface texts (header, footer, messages of the shell) by language; also /asset/lang.json. */
    text: Record<Language, unknown>;
    openDrawer: boolean;
    /** The subject that the offer form starts with; null means that the visitor chooses. */
    customSubject: string | null;
  };
}

/** The plain actions that cross the border between a remote and the store of the shell. */
export const siteAction = {
  setOpenDrawer: (open: boolean) => ({ type: 'site/setOpenDrawer', payload: open }) as const,
  setCustomSubject: (subject: string | null) =>
    ({ type: 'site/setCustomSubject', payload: subject }) as const,
};

export const useLanguage = (): Language => useSelector((state: SiteState) => state.site.lang);

/** Picks the current language's entry from a remote's own text table. */
export function useText<Text>(table: Record<Language, Text>): Text {
  return table[useLanguage()];
}

/** The preset subject of the offer form and its setter. */
export function useCustomSubject(): [string | null, (subject: string | null) => void] {
  const subject = useSelector((state: SiteState) => state.site.customSubject);
  const dispatch = useDispatch();
  const set = useCallback(
    (next: string | null) => void dispatch(siteAction.setCustomSubject(next)),
    [dispatch],
  );
  return [subject, set];
}

/** Whether the navigation drawer is open, and its setter. */
export function useOpenDrawer(): [boolean, (open: boolean) => void] {
  const open = useSelector((state: SiteState) => state.site.openDrawer);
  const dispatch = useDispatch();
  const set = useCallback((next: boolean) => void dispatch(siteAction.setOpenDrawer(next)), [dispatch]);
  return [open, set];
}
