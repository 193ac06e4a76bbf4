/** Counts the steps' running work; a session that appears meanwhile is theirs. */
export interface UnderWay {
  begin: () => void;
  end: () => void;
  isIdle: () => boolean;
}

export function createUnderWay(): UnderWay {
  let count = 0;
  return {
    begin: () => {
      count += 1;
    },
    end: () => {
      count -= 1;
    },
    isIdle: () => count === 0,
  };
}
