import { Component, type ComponentChildren } from 'preact';
import { texts } from '../texts/texts';

interface Props {
  children: ComponentChildren;
}

/** An error boundary: an error in a page stays there, with a friendly message. */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { title, words, reload, home } = texts.value.shell.broken;
    return (
      <section class="page page-narrow stack" role="alert">
        <h1>{title}</h1>
        <p>{words}</p>
        <div class="button-row">
          <button type="button" class="button button-main" onClick={() => location.reload()}>
            {reload}
          </button>
          <a class="button" href="/">
            {home}
          </a>
        </div>
      </section>
    );
  }
}
