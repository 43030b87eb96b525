/** Topics of posts by their name in front matter and URLs: the label, and the description on the topic’s page. */
export const topics = {
  recording: {
    label: 'Recording',
    description: 'What to set before you press record, and what it costs to get it wrong.',
  },
  editing: { label: 'Editing', description: 'Cuts, zooms and pace: what to do to a recording once you have one.' },
  sound: { label: 'Sound', description: 'Rooms, microphones and levels: how to be heard in a recording.' },
  camera: { label: 'Camera', description: 'Light, framing and backgrounds: how to be seen in a recording.' },
  captions: { label: 'Captions', description: 'Words on the screen that people can read in the time they have.' },
  export: { label: 'Export', description: 'Files, codecs and sizes: what to make of a finished edit.' },
  macos: { label: 'macOS', description: 'What the system does, asks and allows when an app records.' },
} as const;

export type TopicName = keyof typeof topics;

export const topicNames = Object.keys(topics) as TopicName[];
