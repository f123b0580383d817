/** What pages of one browser tell each other about local tables. */
export interface Change {
  table: string;
  removed?: boolean;
}

export interface OtherPages {
  tell(change: Change): void;
  listen(heard: (change: Change) => void): void;
}

export function otherPages(): OtherPages {
  const channel = new BroadcastChannel('twenties.tables');
  return {
    tell: (change) => channel.postMessage(change),
    listen: (heard) => {
      channel.onmessage = (event: MessageEvent<Change>) => heard(event.data);
    },
  };
}
