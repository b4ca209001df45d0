import { useEffect, useState } from 'react';

/** `back` is online after having been offline on this page. */
export type Connection = 'online' | 'offline' | 'back';

/** What the browser knows about its connection. The server, and the first render, take it for granted. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>('online');
  useEffect(() => {
    const lost = () => setConnection('offline');
    const back = () => setConnection('back');
    if (!navigator.onLine) lost();
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
  return connection;
}
