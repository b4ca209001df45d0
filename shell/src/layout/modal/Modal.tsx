import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react';
import styles from './Modal.module.css';

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  id: string;
  label: string;
  open: boolean;
  /** The visitor closed it: by Esc, by the backdrop, by a `<form method="dialog">`, or by `ref.current.close()`. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * A native modal dialog that follows `open`. The browser holds the focus in it, makes the page behind inert and gives
 * the focus back. Its button carries {@link opens}, so that it opens before (or without) JavaScript, too.
 */
export function Modal({ ref, id, label, open, onClose, className, children }: ModalProps) {
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [open, ref]);

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own
    <dialog
      ref={ref}
      id={id}
      aria-label={label}
      closedby="any"
      className={className ? `${styles.modal} ${className}` : styles.modal}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.panel}>{children}</div>
    </dialog>
  );
}
