import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import './dialog.css';

interface Props {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

/** Something that wants an answer first. It is open as long as it is drawn, and then gives the focus back. */
export function Dialog({ title, close, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before it is gone from the page, while the focus can still be given back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const from = document.activeElement as HTMLElement | null;
    // jsdom has no modal dialogs.
    if (dialog && typeof dialog.showModal === 'function') dialog.showModal();
    return () => {
      if (dialog && typeof dialog.close === 'function') dialog.close();
      const now = document.activeElement;
      if (now === null || now === document.body || dialog?.contains(now))
        from?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      <div class="dialog-inside rows loose">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
